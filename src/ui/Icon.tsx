import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  icon: IconNode
  className?: string | undefined
  viewBox?: string
}

export function Icon({ icon, className = '', viewBox = '0 0 24 24' }: IconProps) {
  return (
    <svg className={`ui-icon ${className}`} aria-hidden viewBox={viewBox}>
      {icon.map(([tag, attributes], part) => createElement(tag, { key: part, ...attributes }))}
    </svg>
  )
}
