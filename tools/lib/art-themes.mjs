/** Lightness, in percent, of the steps of a ramp. */
const LIGHTNESS = {
  50: 96,
  100: 91,
  200: 83,
  300: 73,
  400: 62,
  500: 51,
  600: 43,
  700: 35,
  800: 26,
  900: 18,
  950: 11,
}

/** A ramp of one hue (degrees) and saturation (percent), which is enough to look at drawings in. */
function ramp(hue, saturation) {
  return Object.fromEntries(
    Object.entries(LIGHTNESS).map(([step, lightness]) => [step, hex(hue, saturation / 100, lightness / 100)]),
  )
}

function hex(hue, saturation, lightness) {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset) => {
    const step = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Brands to look at drawings in, by name. */
export const THEMES = {
  red: ramp(4, 70),
  orange: ramp(20, 85),
  yellow: ramp(44, 90),
  green: ramp(158, 50),
  blue: ramp(218, 75),
  indigo: ramp(245, 55),
  violet: ramp(280, 45),
  slate: ramp(212, 24),
}
