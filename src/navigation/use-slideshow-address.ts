import { useSearch } from 'wouter/use-browser-location'
import { hasSlideshow, slideshowPath } from './address.ts'
import { rewriteAddress } from './history.ts'

/** Whether the address asks for a slideshow of its list, and a function to change that in the same history entry. */
export function useSlideshowAddress(): [boolean, (isOn: boolean) => void] {
  return [hasSlideshow(useSearch()), setSlideshow]
}

function setSlideshow(isOn: boolean) {
  rewriteAddress(slideshowPath(location, isOn))
}
