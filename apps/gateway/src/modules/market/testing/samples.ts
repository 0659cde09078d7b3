import { defineSamples } from '../../every-call/samples'

export const marketSamples = defineSamples({
  visitors: {
    instrumentSearch: {
      fields: { q: 'jajy' },
      instead: [
        [{ q: '没有这个名称' }, 1],
        [{ q: '%_\\' }, 1],
        [{ q: '' }, 400001],
        [{ q: 'x'.repeat(21) }, 400001],
      ],
    },
  },
  rows: `
    INSERT INTO instrument (code, name, initials, kind, exchange, sector) VALUES
      ('609901', '江岸酒业', 'jajy', 'stock', 'SSE', '食品饮料');
    INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, source, is_simulated) VALUES
      ('609901', 1600000, 1590000, 100, 1600000, '2026-11-27T15:00:00+08:00', '模拟行情', true)`,
})
