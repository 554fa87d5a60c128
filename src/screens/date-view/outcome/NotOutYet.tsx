/** Shown when today has no entry yet. */
export function NotOutYet({ onShowDayBefore }: { onShowDayBefore: () => void }) {
  return (
    <div className="notice">
      <p>Today’s picture appears shortly after midnight in New York.</p>
      <button type="button" className="button" onClick={onShowDayBefore}>
        Show the day before
      </button>
    </div>
  )
}
