import type { ComponentProps } from 'react'
import styles from './EmptyState.module.css'

/**
 * A drawn night in place of pictures. Its words are in the middle, the first paragraph as a heading.
 * In a lightbox, and until the app or its data have loaded, the class `ui-empty-state` stands alone.
 */
export function EmptyState({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`ui-empty-state ${styles.night} ${className}`} />
}
