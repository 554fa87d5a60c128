import type { IconNode } from 'lucide'
import { createElement } from 'react'

export function Icon({ icon, className = '' }: { icon: IconNode; className?: string | undefined }) {
  return (
    <svg className={`ui-icon ${className}`} aria-hidden viewBox="0 0 24 24">
      {/* The index is a safe key: an icon's parts never change. */}
      {icon.map(([tag, attributes], part) => createElement(tag, { key: part, ...attributes }))}
    </svg>
  )
}
