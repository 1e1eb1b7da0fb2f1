import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Hearthpaw kit",
    colorPrimary: "#1d5a45",
    colorSecondary: "#1d5a45",
    appBg: "#f2f3ef",
    fontBase: "system-ui, sans-serif",
  }),
});
