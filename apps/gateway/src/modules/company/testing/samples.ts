import { defineSamples } from '../../every-call/samples'

export const companySamples = defineSamples({
  members: {
    companyDetail: {},
    companyChange: {
      base_revision: 0,
      site: {
        company: '某某投资咨询有限公司',
        license_no: 'Z0000001',
        phone: '4000000000',
        adviser: '王某',
        adviser_no: 'A0000001',
        filing_no: '',
      },
    },
    companyAdvisers: { base_revision: 0, advisers: [{ name: '王某', number: 'S0000000000001' }] },
    companyTheme: { base_revision: 0, theme: { preset: 'wenlan', radius: 'small' } },
  },
})
