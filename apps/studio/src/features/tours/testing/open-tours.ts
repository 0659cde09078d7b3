import { type Answers, createTestStudio } from '../../../testing'
import { speech, tour } from './tour-samples'

/** The Studio with one tour that has a talk and two posters, and whose speaker is known. */
export const openTours = (
  answers: Answers = {},
  at = '/tours',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      tourRows: { list: [tour] },
      speechRows: { list: [speech], next: null },
      speakerList: {
        list: [{ staff_id: 7, name: '张三', adviser_no: 'S0740000000001' }],
        next: null,
      },
      tourPosterRows: {
        revision: 4,
        list: [
          { poster_id: 'p1', city_id: 'hz', image: '/p1.png', title: '杭州站', share_url: '' },
          { poster_id: 'p2', city_id: null, image: '/p2.png', title: '总海报', share_url: '/tour' },
        ],
      },
      ...answers,
    },
  })
