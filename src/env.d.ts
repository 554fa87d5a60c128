interface ImportMetaEnv {
  /** The legacy service's URL, absolute or relative to the page. */
  readonly VITE_APOD_URL?: string
  /** The API key of the legacy service. */
  readonly VITE_APOD_KEY?: string
  /** The successor's URL, to which the day is added as `/YYMMDD`; empty switches the successor off. */
  readonly VITE_APOD_SUCCESSOR_URL?: string
  /** The URL of NASA's list, to which the list request is added; empty switches the months and the search off. */
  readonly VITE_APOD_LIST_URL?: string
}

/** Trusted Types, in browsers that have them. Only what a policy makes can become HTML. */
// Only a var stands on globalThis.
// oxlint-disable-next-line no-var, vars-on-top
declare var trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML: (html: string) => string },
      ) => { createHTML: (html: string) => string }
    }
  | undefined
