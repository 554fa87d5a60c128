import { type RefObject, useEffect, useState } from 'react'

const idleAfterMilliseconds = 2500
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether the visitor has done nothing in an area for a while. The tap that ends this presses no button. */
export function useIdle(area: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const { current: element } = area
    let timer: ReturnType<typeof setTimeout>
    let touched: Element | null | undefined
    const listening = new AbortController()
    const { signal } = listening

    function wait() {
      clearTimeout(timer)
      setIsIdle(false)
      timer = setTimeout(() => setIsIdle(true), idleAfterMilliseconds)
    }

    function press({ target, pointerType }: PointerEvent) {
      touched = pointerType === 'touch' ? buttonAt(target) : undefined
    }

    // A finger's click goes to what has come under it since the press. Those of keys have no detail.
    function stopOther(click: MouseEvent) {
      if (touched === undefined || click.detail === 0 || buttonAt(click.target) === touched) return
      click.preventDefault()
      click.stopPropagation()
    }

    wait()
    for (const sign of signs) element?.addEventListener(sign, wait, { signal })
    element?.addEventListener('pointerdown', press, { signal })
    element?.addEventListener('click', stopOther, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [area])
  return isIdle
}

function buttonAt(target: EventTarget | null) {
  return target instanceof Element ? target.closest('button') : null
}
