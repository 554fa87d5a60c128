import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/**
 * A select with a chevron of the page's own.
 * @param props.look the class of what is around it
 */
export function Select({ look = '', ...props }: ComponentProps<'select'> & { look?: string }) {
  return (
    <span className={`select ${look}`}>
      <select {...props} />
      <Icon icon={ChevronDown} />
    </span>
  )
}
