declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

// Only what a module declares adds to React's types.
// oxlint-disable-next-line require-module-specifiers
export {}
