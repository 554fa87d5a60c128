/** Shown instead of a screen that crashed. */
export function ScreenError({ onGoOn }: { onGoOn: () => void }) {
  return (
    <div className="notice lone" role="alert">
      <p>Something went wrong on this screen. Your bookmarks are safe.</p>
      <button type="button" className="button" onClick={onGoOn}>
        Show it again
      </button>
    </div>
  )
}
