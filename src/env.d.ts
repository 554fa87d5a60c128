interface ImportMetaEnv {
  // Each URL may be absolute or relative to the page.
  readonly VITE_APOD_URL?: string
  readonly VITE_APOD_KEY?: string
  /** Requests append `/YYMMDD`. An empty text switches the successor off. */
  readonly VITE_APOD_SUCCESSOR_URL?: string
  /** Requests add parameters. An empty text switches NASA's list off, and with it Browse and search. */
  readonly VITE_APOD_LIST_URL?: string
}

// Only `var` adds a property to `globalThis`.
// oxlint-disable-next-line no-var, vars-on-top
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML: (html: string) => string },
      ) => { createHTML: (html: string) => string }
    }
  | undefined
