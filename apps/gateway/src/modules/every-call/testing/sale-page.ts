/** A page with a form whose answers somebody may hand in. */
export const SALE = [
  { name: 'text', value: { html: '<p>第一版</p>' }, children: [] },
  {
    name: 'survey',
    id: 'survey',
    value: {
      fields: [
        {
          id: 'topic',
          label: '想了解什么？',
          type: 'choice',
          choices: [
            { id: 'c1', label: '基金' },
            { id: 'c2', label: '风险' },
          ],
        },
      ],
    },
    children: [],
  },
]
