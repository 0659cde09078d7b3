import type { RuleGroup } from '../alert'

const CALLS = (result: string) =>
  `supplier_calls_total{instance="a:9464",job="yingzao",result="${result}",supplier="Alipay"}`
const OPEN = 'supplier_circuit_open{instance="a:9464",job="yingzao",supplier="Alipay"}'
const ALIPAY = { supplier: 'Alipay' }

export const supplierRules: RuleGroup = {
  name: 'suppliers',
  alerts: [
    {
      name: 'SupplierCircuitOpen',
      severity: 'page',
      summary: '外部系统无应答，熔断已打开（哪一家见 supplier）',
      expr: 'max by (supplier) (supplier_circuit_open) > 0',
      for: '3m',
      fires: { series: { [OPEN]: '0 1x10' }, at: '6m', labels: ALIPAY },
      silent: { series: { [OPEN]: '0 1 1 0x10' }, at: '6m' },
    },
    {
      name: 'SupplierFails',
      severity: 'ticket',
      summary: '外部系统的调用有一成以上没有结果',
      expr: 'sum by (supplier) (increase(supplier_calls_total{result=~"no_answer|busy|unavailable"}[30m]))\n  / sum by (supplier) (increase(supplier_calls_total[30m])) > 0.1\n  and sum by (supplier) (increase(supplier_calls_total{result=~"no_answer|busy|unavailable"}[30m])) >= 10',
      for: '5m',
      fires: {
        series: { [CALLS('ok')]: '0+4x60', [CALLS('no_answer')]: '0+1x60' },
        at: '45m',
        labels: ALIPAY,
      },
      silent: { series: { [CALLS('ok')]: '0+40x60', [CALLS('no_answer')]: '0+1x60' }, at: '45m' },
    },
    {
      name: 'EdgePurgeFails',
      severity: 'page',
      summary: 'CDN 刷新失败：下架的页面要等缓存过期才消失',
      expr: 'increase(edge_purge_failed_total[15m]) > 0',
      for: '0m',
      fires: {
        series: { 'edge_purge_failed_total{instance="a:9464",job="yingzao"}': '0 0 1 1 1' },
        at: '4m',
        labels: { instance: 'a:9464', job: 'yingzao' },
      },
      silent: { series: { 'edge_purge_failed_total{instance="a:9464",job="yingzao"}': '3x20' }, at: '18m' },
    },
  ],
}
