import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./Icon.tsx";
import { type IconName, ICONS } from "./drawings.ts";

const meta = { title: "Parts/Icon", component: Icon, args: { name: "paw", size: 48 } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const All: Story = {
  render: () => (
    <ul
      className="icons"
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))", gap: 16 }}
    >
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: 8, fontSize: 13, padding: 12 }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Labeled: Story = { args: { name: "shield", label: "Verified" } };
export const Filled: Story = { args: { name: "heart", isFilled: true } };
