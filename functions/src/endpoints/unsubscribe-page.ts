import * as contract from '@app/domain/api/newsletter.ts';
import { route } from '../http/route.ts';
import { askPage } from './unsubscribe-pages.ts';

export const unsubscribePage = route(contract.unsubscribePage, async () => askPage());
