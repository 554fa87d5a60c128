import { useEffect, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { close } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/use-location.ts'
import { Slideshow } from './Slideshow.tsx'

/**
 * The slideshow of a list, while the address asks for it and there is a picture.
 * @param pictures in the list's order; undefined before they are known
 */
export function ListSlideshow({ pictures }: { pictures: readonly Entry[] | undefined }) {
  const isOn = useAddress().layers.includes('slideshow')
  // Until it is closed: after that, a visitor is there.
  const [isUnattended, setIsUnattended] = useState(isOn)
  if (isUnattended && !isOn) setIsUnattended(false)
  const isEmpty = pictures?.length === 0
  useEffect(() => {
    if (isOn && isEmpty) close('slideshow')
  }, [isOn, isEmpty])

  return (
    isOn && pictures && !isEmpty && <Slideshow pictures={pictures} isUnattended={isUnattended} />
  )
}
