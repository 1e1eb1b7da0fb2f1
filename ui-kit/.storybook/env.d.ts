/// <reference types="vite/client" />

/** Set by the tests alone: the theme that every story starts in. */
declare const __STORY_THEME__: "light" | "dark" | undefined;
