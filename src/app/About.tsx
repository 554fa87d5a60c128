import { useId } from 'react'
import { basePath } from '../navigation/address.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogFoot } from '../ui/dialog/DialogFoot.tsx'

/** What this page is, for visitors without a keyboard. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>About</h2>
      <About />
      <DialogFoot />
    </Dialog>
  )
}

/** Whose pictures these are, what is kept where, and what the page is made of. */
export function About() {
  return (
    <>
      <p>
        <span>The pictures and texts are those of </span>
        <a href="https://science.nasa.gov/apod/" target="_blank" rel="noopener">
          NASA’s Astronomy Picture of the Day
        </a>
        <span>, chosen there every day since 1995. Each belongs to the owner named beside it.</span>
      </p>
      <p>Your bookmarks are kept in this browser alone. Export them to have a copy.</p>
      <p>
        <span>The program is free, with the MIT licence; </span>
        <a href={`${basePath}/licences.txt`} target="_blank" rel="noopener">
          its parts and their licences
        </a>
        <span> come with it.</span>
      </p>
    </>
  )
}
