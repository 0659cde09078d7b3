import type { Ramp } from '../roles'

export const blueRamp: Ramp = {
  50: '#eef4ff',
  100: '#dae6fd',
  200: '#b5cbf7',
  300: '#8badee',
  400: '#5b89e6',
  500: '#2768e1',
  600: '#2057bf',
  700: '#17469a',
  800: '#113474',
  900: '#0c254f',
  950: '#07152f',
}

/** Gold does not show on it. */
export const yellowRamp: Ramp = { ...blueRamp, 500: '#e6b008' }
