import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface LabelProps {
  icon: LucideIcon
  label: string
}

export function QuietButton({ icon, label, ...rest }: LabelProps & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className="ui-quiet-button">
      <Label icon={icon} label={label} />
    </button>
  )
}

export function QuietLink({ icon, label, ...rest }: LabelProps & ComponentProps<'a'>) {
  return (
    <a {...rest} className="ui-quiet-button">
      <Label icon={icon} label={label} />
    </a>
  )
}

export function ExternalSiteLink(props: ComponentProps<typeof QuietLink>) {
  return <QuietLink {...props} target="_blank" rel="noopener" />
}

function Label({ icon: Icon, label }: LabelProps) {
  return (
    <>
      <Icon />
      <span>{label}</span>
    </>
  )
}
