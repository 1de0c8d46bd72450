import * as contract from '@app/domain/api/forms.ts';
import { sentPage } from '../forms/sent-page.ts';
import { route } from '../routing/route.ts';

export const formSentPage = route(contract.formSentPage, async ({ query }) => sentPage(query));
