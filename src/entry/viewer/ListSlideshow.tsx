import { useEffect, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { useSlideshowAddress } from '../../navigation/use-location.ts'
import { Slideshow } from './Slideshow.tsx'

/**
 * The slideshow of a list, while the address asks for it and there is a picture.
 * @param pictures in the list's order; undefined before they are known
 */
export function ListSlideshow({ pictures }: { pictures: readonly Entry[] | undefined }) {
  const [isOn, setIsOn] = useSlideshowAddress()
  // Until it is closed: after that, a visitor is there.
  const [isUnattended, setIsUnattended] = useState(isOn)
  const isEmpty = pictures?.length === 0
  useEffect(() => {
    if (isOn && isEmpty) setIsOn(false)
  }, [isOn, isEmpty, setIsOn])

  function close() {
    setIsOn(false)
    setIsUnattended(false)
  }

  return (
    isOn &&
    pictures &&
    !isEmpty && <Slideshow pictures={pictures} isUnattended={isUnattended} onClose={close} />
  )
}
