import type { Dashboard, Panel } from './panel'

// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' }
const COLUMNS = 24
const HEIGHT = { timeseries: 8, stat: 4 }

interface Place {
  x: number
  y: number
  w: number
  h: number
}

/** A dashboard as Grafana imports it. */
export function dashboardFile({ uid, title, rows }: Dashboard): string {
  const panels: object[] = []
  let y = 0
  for (const row of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row.title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: COLUMNS, h: 1 },
    })
    y += 1
    let place: Place = { x: 0, y, w: 0, h: 0 }
    for (const panel of row.panels) {
      place = placeAfter(place, panel)
      panels.push({ id: panels.length + 1, ...panelJson(panel), gridPos: place })
      y = Math.max(y, place.y + place.h)
    }
  }
  const dashboard = {
    uid,
    title,
    tags: ['yingzao'],
    timezone: 'Asia/Shanghai',
    editable: false,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    schemaVersion: 39,
    templating: { list: [{ name: 'datasource', label: '数据源', type: 'datasource', query: 'prometheus' }] },
    panels,
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}

/** Beside the last one while there is room, else below. */
function placeAfter({ x, y, w, h }: Place, { width, kind }: Panel): Place {
  const isRoom = x + w + width <= COLUMNS
  return { x: isRoom ? x + w : 0, y: isRoom ? y : y + h, w: width, h: HEIGHT[kind] }
}

function panelJson({ title, about, kind, unit, queries, bad }: Panel): object {
  return {
    type: kind,
    title,
    ...(about === undefined ? {} : { description: about }),
    datasource: DATASOURCE,
    targets: queries.map(({ expr, legend }, index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: DATASOURCE,
      expr,
      legendFormat: legend,
    })),
    fieldConfig: {
      defaults: { unit, min: 0, ...(bad === undefined ? {} : { thresholds: redFrom(bad) }) },
      overrides: [],
    },
    options:
      kind === 'stat'
        ? { reduceOptions: { calcs: ['lastNotNull'] }, colorMode: bad === undefined ? 'none' : 'value' }
        : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  }
}

function redFrom(value: number): object {
  return {
    mode: 'absolute',
    steps: [
      { color: 'green', value: null },
      { color: 'red', value },
    ],
  }
}
