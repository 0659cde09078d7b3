import { defineSamples } from '../../every-call/samples'

const blocks = '[{"name":"text","value":{"html":"<p>市场有风险，投资需谨慎。</p>"}}]'

export const librarySamples = defineSamples({
  members: {
    sectionList: {},
    sectionUse: { id: 'hero/picture-below' },
    sectionCreate: { name: '开头', kind: 'hero', blocks },
    sectionChange: { id: 1, name: '开头' },
    sectionDelete: { id: 1 },
    sectionLinked: { sections: [] },
    sectionPages: { id: 1 },
    templateList: {},
    templateUse: { id: 'course' },
    templateCreate: {
      name: '开户',
      purpose: 'acquire',
      about: '',
      document: `{"title":"开户","page_schema":${blocks}}`,
    },
    templateChange: { id: 1, name: '开户' },
    templateDelete: { id: 1 },
  },
})
