import { expect, test } from 'vitest'

test('a step tells its time by the clocks of China, wherever the machine stands', async () => {
  const zone = process.env.TZ
  process.env.TZ = 'America/New_York'
  try {
    const { clockText } = await import('./clock-text')
    expect(clockText(Date.UTC(2026, 10, 22, 16, 5, 9))).toBe('00:05:09')
  } finally {
    process.env.TZ = zone
  }
})
