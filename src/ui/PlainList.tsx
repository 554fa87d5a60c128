import type { ComponentProps } from 'react'

/** A list without bullets, which WebKit exposes as a list only with the role (https://webkit.org/b/170179). */
export function PlainList(props: ComponentProps<'ul'>) {
  return <ul {...props} role="list" />
}
