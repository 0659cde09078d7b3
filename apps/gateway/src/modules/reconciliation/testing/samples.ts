import { defineSamples } from '../../every-call/samples'

export const reconciliationSamples = defineSamples({
  members: {
    billDayList: {},
    billDayRun: { supplier: 'wechat', day: '2026-03-01' },
    differenceList: {},
    differenceSettle: { id: 1 },
    differenceSign: { id: 1, reason: '与平台核实过' },
    differenceExport: { filter: {}, format: 'csv', reason: '月度核对' },
  },
})
