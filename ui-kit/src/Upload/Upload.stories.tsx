import type { Meta, StoryObj } from "@storybook/react-vite";
import { draw } from "../../stories/samples.ts";
import { FilePicker } from "./FilePicker.tsx";
import { type UploadItem, UploadList } from "./UploadList.tsx";

const meta = {
  title: "Parts/Upload",
  component: FilePicker,
  args: {
    label: "Photos of the rearing area",
    hint: "JPEG, PNG, WEBP or HEIC, up to 20 MB each. 1 to 5 photos.",
    accept: "image/jpeg,image/png",
    multiple: true,
    onFiles: () => {},
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const files: UploadItem[] = [
  {
    id: "1",
    name: "whelping-box.webp",
    size: 842_113,
    state: "done",
    progress: 1,
    picture: draw("golden", 1),
  },
  { id: "2", name: "IMG_4711.HEIC", size: 3_412_998, state: "preparing", progress: 0 },
  {
    id: "3",
    name: "the garden behind the house where they play all day.webp",
    size: 1_212_113,
    state: "uploading",
    progress: 0.42,
    picture: draw("bernese", 0),
  },
  { id: "4", name: "kitchen.jpg", size: 912_113, state: "waiting", progress: 0 },
  {
    id: "5",
    name: "papers.pdf",
    size: 912_113,
    state: "failed",
    progress: 0,
    error: "The upload was interrupted. Check your connection and try again.",
  },
];

export const Base: Story = {};
export const WithFiles: Story = {
  render: (args) => (
    <FilePicker {...args}>
      <UploadList label="Photos of the rearing area" items={files} onRetry={() => {}} onRemove={() => {}} />
    </FilePicker>
  ),
};
export const Full: Story = {
  args: {
    label: "Front of your ID",
    multiple: false,
    disabledReason: "You can add one file. Remove it to choose another.",
  },
};
export const Refused: Story = {
  args: {
    error: "We can't use invoice.gif. Choose a JPEG, PNG, WEBP or HEIC photo.",
    optional: true,
  },
};
