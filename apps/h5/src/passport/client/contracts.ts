import { type Contract, contractCard } from './contract-card'
import { installCopy, openCopy } from './contract-copy'
import { loadWhenWanted } from './list-states'
import { ask } from './page'
import { pagedList } from './paged-list'
import { installWithdrawal, openWithdrawal } from './withdrawal-sheet'

const actions = {
  openCopy: (contract: Contract) => void openCopy(contract),
  askWithdrawal: (contract: Contract) => void openWithdrawal(contract),
}

const list = pagedList<Contract>({
  fetchPart: async (page) => {
    const { response, msg } = await ask('myContracts', { page })
    if (!response) throw new Error(msg)
    return response
  },
  keyOf: ({ contract_no }) => contract_no,
  draw: (contract) => contractCard(contract, actions),
  counted: '份',
})

const focusOn = (contract: Contract) => list.find(contract)?.card.focus()

/** What somebody has signed. */
export function installContracts(): void {
  const onLoginLost = list.load
  installCopy({
    onLoginLost,
    focusOn,
  })
  installWithdrawal({ onWithdrawn: list.load, onLoginLost, focusOn })
  loadWhenWanted(list.load)
}
