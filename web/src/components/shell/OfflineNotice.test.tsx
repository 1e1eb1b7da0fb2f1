import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consumer, renderSite } from "../../testing.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

/** Returns the topmost element at the center of an element. */
function onTopOf(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

it.each([[1280, 900], [375, 667]])(
  "the notice of a lost connection stays in sight, below what the header opens, at %s px",
  async (width, height) => {
    await page.viewport(width, height);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { screen } = await renderSite("/terms", { user: consumer });
    const notice = screen.getByText(/You're offline/);
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(notice).toBeVisible();
    await screen.getByRole("button", { name: /account/i }).first().click();
    const items = screen.getByRole("menu").getByRole("menuitem");
    await expect.element(items.first()).toBeVisible();
    await expect.poll(() => items.elements().filter((item) => !item.contains(onTopOf(item)))).toEqual([]);
    scrollTo(0, 1_000);
    await expect.poll(() => scrollY).toBeGreaterThan(500);
    await expect.poll(() => notice.element().contains(onTopOf(notice.element()))).toBe(true);
  },
);
