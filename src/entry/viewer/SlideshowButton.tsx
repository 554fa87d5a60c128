import { Presentation } from 'lucide'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Entry } from '../../apod/entry.ts'
import { useSlideshowAddress } from '../../navigation/use-slideshow-address.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Slideshow } from './Slideshow.tsx'

interface SlideshowButtonProps {
  /** Those of the list, in its order; undefined before they are known. */
  pictures: readonly Entry[] | undefined
  /** Whether there is a button; it keeps its place where it is disabled. */
  isOffered?: boolean
  isDisabled?: boolean
  /** Its icon alone is seen. */
  isWordHidden?: boolean
}

/** The slideshow of a list, while the address asks for it, and the button that writes that there. */
export function SlideshowButton(props: SlideshowButtonProps) {
  const { pictures, isOffered = true, isDisabled = false, isWordHidden = false } = props
  const [isOn, setIsOn] = useSlideshowAddress()
  const [isPressed, setIsPressed] = useState(false)
  const isEmpty = pictures?.length === 0
  useEffect(() => {
    if (isOn && isEmpty) setIsOn(false)
  }, [isOn, isEmpty, setIsOn])

  function close() {
    setIsOn(false)
    setIsPressed(false)
  }

  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="quiet-button"
          aria-haspopup="dialog"
          aria-disabled={isDisabled}
          onClick={() => {
            if (isDisabled) return
            setIsPressed(true)
            setIsOn(true)
          }}
        >
          <Icon icon={Presentation} />
          <span className={isWordHidden ? 'visually-hidden' : undefined}>Slideshow</span>
        </button>
      )}
      {/* The button may be in a popover, which closes. */}
      {isOn &&
        pictures &&
        !isEmpty &&
        createPortal(
          <Slideshow pictures={pictures} isUnattended={!isPressed} onClose={close} />,
          document.body,
        )}
    </>
  )
}
