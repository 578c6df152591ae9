import { account as copy } from '../../../../content/account.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import { Choice } from '../../../lists/Choice.tsx';
import { accountsBeside, homesOf } from '../data/chosen-account.ts';
import './account.css';

/** Which account a page is about: a choice of homes where there are several, and of the accounts of the home. */
export function AccountChoice({
  accounts,
  account,
  onChoose,
}: {
  readonly accounts: readonly ResidentAccount[];
  readonly account: ResidentAccount;
  onChoose(accountId: string): void;
}) {
  const homes = homesOf(accounts);
  const beside = accountsBeside(accounts, account);
  if (homes.length < 2 && beside.length < 2) {
    return (
      <p className="ds-hint">
        {[account.AccountType, account.address].filter((part) => part !== '').join(', ')}
      </p>
    );
  }
  return (
    <div className="ds-account-choice">
      {homes.length > 1 ? (
        <Choice
          label={copy.chooseHome}
          value={account.premisesId ?? ''}
          options={homes.map(({ premisesId, address }) => ({
            value: premisesId,
            label: address === '' ? copy.unknownHome : address,
          }))}
          onChoose={(premisesId) => {
            const first = accounts.find((one) => (one.premisesId ?? '') === premisesId);
            if (first) onChoose(first.id);
          }}
        />
      ) : null}
      {beside.length > 1 ? (
        <Choice
          label={copy.chooseAccount}
          value={account.id}
          options={beside.map(({ id, AccountType, AccountNumber }) => ({
            value: id,
            label: `${AccountType}, ${AccountNumber}`,
          }))}
          onChoose={onChoose}
        />
      ) : (
        <p className="ds-hint">{account.AccountType}</p>
      )}
    </div>
  );
}
