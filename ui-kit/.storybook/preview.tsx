import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { create } from "storybook/theming";
import "../src/tokens.css";
import "../src/base.css";
import "./preview.css";

const width = (name: string, px: number, height = 900) => ({
  name,
  styles: { width: `${px}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    docs: {
      theme: create({
        base: "light",
        fontBase: '"Hanken Grotesk", sans-serif',
        appContentBg: "#fbfbf9",
        textColor: "#16231d",
        colorSecondary: "#1d5a45",
      }),
    },
    layout: "padded",
    controls: { matchers: { date: /At$/ } },
    options: { storySort: { order: ["Ideas", "Pages", "*"] } },
    viewport: {
      options: {
        p375: width("Small phone, 375", 375, 812),
        p400: width("Large phone, 400", 400, 860),
        p530: width("Phone on its side, 530", 530, 400),
        p768: width("Tablet, 768", 768, 1024),
        p1024: width("Small laptop, 1024", 1024, 768),
        p1280: width("Desktop, 1280", 1280, 900),
      },
    },
  },
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  // The tests run every story once in each theme.
  initialGlobals: { theme: typeof __STORY_THEME__ === "undefined" ? "light" : __STORY_THEME__ },
  decorators: [
    function Theme(Story, { globals }) {
      const theme = String(globals.theme);
      if (typeof document !== "undefined") document.documentElement.dataset.theme = theme;
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return <Story />;
    },
  ],
};

export default preview;
