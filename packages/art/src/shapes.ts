/** The elements drawings are made of, as SVG source. Lengths are units of the view box, with one decimal. */

export type Point = readonly [x: number, y: number]

/** A number as it is written in a drawing: one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0)
}

const faded = (opacity: number) => (opacity < 1 ? ` opacity="${opacity}"` : '')

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${faded(opacity)}/>`
}

export function ring(x: number, y: number, r: number, stroke: string, width: number, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${faded(opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faded(opacity)}/>`
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faded(opacity)}/>`
}

/** A stroke with round ends and joins. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`
}

export function polygon(points: readonly Point[], fill: string): string {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill)
}

export function move(x: number, y: number, ...children: string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)})">${children.join('')}</g>`
}

/** Moved, then turned clockwise by degrees around the place it was moved to. */
export function turn(x: number, y: number, degrees: number, ...children: string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${children.join('')}</g>`
}

/** Moved, then made larger or smaller; a negative width mirrors. */
export function size(x: number, y: number, by: number, across: number, ...children: string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(across)} ${n(by)})">${children.join('')}</g>`
}

/** The same for each number from 0 to `count` - 1. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
