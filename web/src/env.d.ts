/** The version that the build was given; a page from the server carries the server's own. */
declare const __BUILD_VERSION__: string;
