/** Draws the colours of a picture, as they show around it. */
export function drawGlow(canvas: HTMLCanvasElement | null, image: HTMLImageElement) {
  const context = canvas?.getContext('2d')
  if (context) copy(glowOf(image), context)
}

/** In steps, because a picture 8 px wide would show corners if it were enlarged at once. */
function glowOf(image: HTMLImageElement) {
  // WebKit has no filters for a canvas, so its colours are paler.
  const colours = scaled(image, 8, 5, 'saturate(1.5)', (context) => {
    fill(context, 'source-over', 'rgb(7 9 16 / 60%)')
    context.globalCompositeOperation = 'luminosity'
    copy(cappedLuminosityOf(context.canvas), context)
  })
  return scaled(colours, 24, 15)
}

/** Greys no lighter than this keep the room dark beside a white picture, and text readable. */
function cappedLuminosityOf(colours: HTMLCanvasElement) {
  return scaled(colours, 8, 5, 'none', (context) => {
    fill(context, 'color', 'gray')
    fill(context, 'darken', 'rgb(46 46 46)')
  })
}

function scaled(
  source: CanvasImageSource,
  width: number,
  height: number,
  filter = 'none',
  paint?: (context: CanvasRenderingContext2D) => void,
) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.filter = filter
  copy(source, context)
  context.filter = 'none'
  paint?.(context)
  return canvas
}

function copy(source: CanvasImageSource, context: CanvasRenderingContext2D) {
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, context.canvas.width, context.canvas.height)
}

function fill(context: CanvasRenderingContext2D, operation: GlobalCompositeOperation, by: string) {
  context.globalCompositeOperation = operation
  context.fillStyle = by
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}
