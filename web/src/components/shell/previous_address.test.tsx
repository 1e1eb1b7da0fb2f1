import { expect, it } from "vitest";
import { Link } from "@hearthpaw/ui-kit";
import { renderSite } from "../../testing.tsx";
import { usePreviousAddress } from "./previous_address.tsx";

function Place() {
  const before = usePreviousAddress();
  return (
    <>
      <p>before: {before ?? "nothing"}</p>
      <Link href="/first?q=maple">First</Link> <Link href="/second">Second</Link>{" "}
      <Link href="/nowhere">Nowhere</Link>
    </>
  );
}
const screens = { "/first": Place, "/second": Place };

it("is kept at every change of address, and handed to the page", async () => {
  const { screen } = await renderSite("/first", { screens });
  await expect.element(screen.getByText("before: nothing")).toBeVisible();
  await screen.getByRole("link", { name: "Second" }).click();
  await expect.element(screen.getByText("before: /first")).toBeVisible();
  await screen.getByRole("link", { name: "First" }).click();
  await expect.element(screen.getByText("before: /second")).toBeVisible();
  await screen.getByRole("link", { name: "Second" }).click();
  await expect.element(screen.getByText("before: /first?q=maple")).toBeVisible();
});

it("is where a page that is not there leads back to", async () => {
  const { screen } = await renderSite("/first?q=maple", { screens });
  await screen.getByRole("link", { name: "Nowhere" }).click();
  await expect.element(screen.getByRole("link", { name: "Go back" })).toHaveAttribute(
    "href",
    "/first?q=maple",
  );
  await screen.unmount();
  const { screen: first } = await renderSite("/nowhere", { screens });
  await expect.element(first.getByRole("heading", { name: "We couldn't find this page" })).toBeVisible();
  await expect.element(first.getByRole("link", { name: "Go back" })).not.toBeInTheDocument();
});
