/** The version passed to the build; a server-rendered page has the server's version. */
declare const __BUILD_VERSION__: string;
