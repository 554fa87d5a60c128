import type { ComponentProps, MouseEvent } from 'react'
import { hrefOf } from './base-path.ts'
import { goTo } from './dialog/history-layers.ts'

type LinkProps = ComponentProps<'a'> & {
  /** A path of the page. */
  href: string
  /** Where it redirects, if it does. */
  redirectsTo?: string
}

/** A link inside this app; following it does not reload the page. */
export function Link({ href: path, redirectsTo = path, onClick, children, ...rest }: LinkProps) {
  const href = hrefOf(path)
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        follow(href, hrefOf(redirectsTo))
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

/** Other mouse buttons and modifier keys open tabs and windows: left to the browser. */
function isPlain(event: MouseEvent) {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
}

/** As a browser does: start at the top, and add no history entry for the page that is shown. */
function follow(href: string, shown: string) {
  const replace = shown === location.pathname + location.search
  // A visit of its own, so that following the same link again is noticed.
  goTo(href, { replace, state: { visit: Date.now() } })
  scrollTo(0, 0)
}
