declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

// Only a declaration in a module is merged with React's types.
// oxlint-disable-next-line require-module-specifiers
export {}
