/** Sessions that once failed, shrunk: they run first. Each says what was wrong. */
export const keptSessions: readonly { was: string; steps: string }[] = [
  {
    was: '‘Look it up again’ lost the focus (MODEL_SEED=100)',
    steps: '0 earlier 5, 0 openTab 3, 1 goOn 0',
  },
  { was: '← lost the focus of the heart (MODEL_SEED=200)', steps: '0 heart 0, 0 key 3' },
  {
    was: 'a dialog that was still loading covered what was pressed next (MODEL_SEED=1003)',
    steps: '0 open 0, 0 goOn 0',
  },
]
