import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** A lucide icon, 24 units wide and high. */
  icon: IconNode
  /** A CSS length; by default the style sheet decides. */
  size?: string
}

/** An icon in the colour of the text, hidden from screen readers. */
export function Icon({ icon, size = '24' }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* The parts of a drawing never change places. */}
      {icon.map(([tag, attributes], part) => createElement(tag, { key: part, ...attributes }))}
    </svg>
  )
}
