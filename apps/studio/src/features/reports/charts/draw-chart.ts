import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts'
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components'
import { type ComposeOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartData, ChartLine } from './chart-data'

// The only file that imports the library: any other import would load it earlier.
use([BarChart, GridComponent, LegendComponent, LineChart, SVGRenderer, TooltipComponent])

type Option = ComposeOption<
  BarSeriesOption | GridComponentOption | LegendComponentOption | LineSeriesOption | TooltipComponentOption
>

/** From Okabe and Ito, distinguishable by people with colour blindness; they also differ in lightness. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73']
const INK = '#565d6b'
const LINE = '#e3e6eb'
const FONT = 'inherit'
/** Points are drawn while there is room between them. */
const MOST_POINTS = 31

export interface DrawnChart {
  show(data: ChartData): void
  fit(): void
  close(): void
}

/** Draws into an element that has a size. */
export function drawChart(place: HTMLElement, isStill: boolean): DrawnChart {
  const chart = init(place, undefined, { renderer: 'svg' })
  return {
    show: (data) => chart.setOption(optionOf(data, isStill), { notMerge: true }),
    fit: () => chart.resize(),
    close: () => chart.dispose(),
  }
}

function optionOf({ kind, names, lines, short, full }: ChartData, isStill: boolean): Option {
  const several = lines.length > 1
  return {
    animation: !isStill,
    animationDuration: 300,
    color: COLOURS,
    textStyle: { fontFamily: FONT, color: INK },
    grid: { top: several ? 36 : 16, right: 16, bottom: 4, left: 4, outerBoundsMode: 'same' },
    ...(several && { legend: { top: 0, left: 0, icon: 'roundRect', itemWidth: 12, itemHeight: 8 } }),
    tooltip: {
      trigger: 'axis',
      confine: true,
      valueFormatter: (value) => full(Number(value)),
    },
    xAxis: {
      type: 'category',
      data: [...names],
      boundaryGap: kind === 'bar',
      axisTick: { show: false },
      axisLine: { lineStyle: { color: LINE } },
      axisLabel: { color: INK, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { color: INK, formatter: (value: number) => short(value) },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: lines.map((line) => (kind === 'line' ? lineOf(line, several) : barOf(line))),
  }
}

function lineOf({ title, values }: ChartLine, isOneOfSeveral: boolean): LineSeriesOption {
  return {
    type: 'line',
    name: title,
    data: [...values],
    symbol: 'circle',
    symbolSize: 6,
    showSymbol: values.length <= MOST_POINTS,
    lineStyle: { width: 2 },
    ...(!isOneOfSeveral && { areaStyle: { opacity: 0.08 } }),
  }
}

function barOf({ title, values }: ChartLine): BarSeriesOption {
  return { type: 'bar', name: title, data: [...values], barMaxWidth: 24 }
}
