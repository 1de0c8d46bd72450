import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, searchAddresses, showAddressSearch } from '@app/domain/api/addresses.ts';
import { ADDRESS_QUERY } from '@app/domain/order/address-query.ts';
import { cleanLine } from '@app/domain/shared/clean-text.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from './address-search.module.css';

interface AddressSearchProps {
  onChoose: (address: Address) => void;
}

/** Finds a Korean address by its road, lot or building. It is part of the order form, so it is no form of its own. */
function Search({ onChoose }: AddressSearchProps) {
  const { t } = useTranslation('order');
  const [query, setQuery] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const search = useMutation({
    mutationFn: (text: string) =>
      call<typeof searchAddresses>('POST', '/api/addresses/search', { body: { query: text } }),
  });
  const addresses = search.data?.addresses;
  const start = () => {
    const text = cleanLine(query);
    setIsTooShort(text.length < ADDRESS_QUERY.min);
    if (text.length < ADDRESS_QUERY.min) field.current?.focus();
    else if (!search.isPending) search.mutate(text);
  };
  const startByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would submit the order form.
    event.preventDefault();
    if (!event.nativeEvent.isComposing) start();
  };
  return (
    <div className={styles.search}>
      <div className={styles.query}>
        <TextField
          ref={field}
          label={t('addressSearch.query')}
          hint={t('addressSearch.hint')}
          error={isTooShort ? t('addressSearch.tooShort', { min: ADDRESS_QUERY.min }) : undefined}
          value={query}
          maxLength={ADDRESS_QUERY.max}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={startByEnter}
        />
        <Button look="secondary" disabled={search.isPending} onClick={start}>
          {t('addressSearch.submit')}
        </Button>
      </div>
      <output className={styles.status}>
        {search.isError && t('addressSearch.failed')}
        {addresses && t('addressSearch.found', { count: addresses.length })}
      </output>
      {addresses && addresses.length > 0 && (
        <ul className={styles.found}>
          {addresses.map((each, index) => (
            <li key={[each.postalCode, each.address, each.lotAddress, index].join(' ')}>
              <button type="button" className={styles.place} onClick={() => onChoose(each)}>
                <span>
                  <b>{each.postalCode}</b> {each.address}
                </span>
                <span className={styles.lot}>{each.lotAddress}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button that opens the search for an address; nothing where the site has no address service. */
export function AddressSearch({ onChoose }: AddressSearchProps) {
  const { t } = useTranslation('order');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => call<typeof showAddressSearch>('GET', '/api/addresses'),
    staleTime: Infinity,
    retry: false,
  });
  if (!data?.isAvailable) return null;
  const choose = (address: Address) => {
    setIsOpen(false);
    onChoose(address);
  };
  return (
    <>
      <Button
        look="secondary"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('addressSearch.open')}
      </Button>
      {isOpen && <Search onChoose={choose} />}
    </>
  );
}
