import { phoneWithCode } from '../../every-call/ask-for-code'
import { defineSamples } from '../../every-call/samples'

const reason = '例行检查'
const leads = { lead_ids: [1] }

export const leadsSamples = defineSamples({
  visitors: {
    giftActivity: {
      fields: async (gateway) => ({
        nick_name: '安',
        ...(await phoneWithCode(gateway, 'lead')),
        is_send_result: 1,
      }),
      instead: [
        [{ code: 'no' }, 400023],
        // Somebody else's lead, with the code that was sent to one's own phone.
        [{ handset: '13812345678' }, 400024],
      ],
    },
  },
  members: {
    leadList: {},
    leadDetail: { lead_id: 1 },
    leadFind: { handset: '13812345678' },
    leadReveal: { lead_id: 1, reason },
    leadAssign: { ...leads, member_id: 1 },
    leadSetStatus: { ...leads, status: 'contacted' },
    leadAddNote: { lead_id: 1, text: '已联系' },
    leadExport: { filter: {}, format: 'csv', reason },
  },
})
