import type { Preview } from "@storybook/react-vite";
import { afterEach as lookWithAxe } from "@storybook/addon-a11y/preview";
import { useEffect } from "react";
import { create } from "storybook/theming";
import "../src/tokens.css";
import "../src/base.css";
import "./preview.css";

const width = (name: string, px: number, height = 900) => ({
  name,
  styles: { width: `${px}px`, height: `${height}px` },
});

/** Axe rules that check colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

const changing = () =>
  document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity
  );

/** Checks the story in the dark theme too. The document is the same, so only its colors can fail there. */
const lookInTheDark: Preview["afterEach"] = async (context) => {
  const root = document.documentElement;
  const light = root.dataset.theme;
  root.dataset.theme = "dark";
  try {
    if (getComputedStyle(root).colorScheme !== "dark") throw new Error("the dark theme does not show");
    // Colors in transition between the themes belong to neither.
    while (changing()) await new Promise((done) => setTimeout(done, 20));
    const { a11y } = context.parameters;
    const options = { ...a11y.options, runOnly: OF_COLORS };
    await lookWithAxe({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } finally {
    root.dataset.theme = light;
  }
};

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
  initialGlobals: { theme: "light" },
  ...(typeof __STORY_TESTS__ === "undefined" ? {} : { afterEach: lookInTheDark }),
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
