import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'

type LinkProps = ComponentProps<'a'> & { href: string }

/** A link to another address of this page, which is gone to without loading it anew. */
export function Link({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        goTo(href)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

/** Other buttons and modifiers open tabs and windows, and that is the browser's. */
function isPlain(event: MouseEvent) {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
}

/** As the browser goes to a page: from its top, and not twice to the one that is shown. */
function goTo(href: string) {
  const replace = href === location.pathname + location.search
  // A state of its own, by which going there anew can be told from staying.
  navigate(href, { replace, state: {} })
  scrollTo(0, 0)
}
