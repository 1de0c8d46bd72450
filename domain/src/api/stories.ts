import { z } from 'zod';
import { idSchema } from '../shared/fields.ts';
import { storyInputSchema, storySchema } from '../story/story-schema.ts';
import { contentEndpoints } from './content.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery } from './paging.ts';

export const listStories = endpoint({
  method: 'GET',
  path: '/api/stories',
  summary: 'Lists the published stories, newest first',
  access: 'public',
  query: z.strictObject(pageQuery),
  status: 200,
  output: z.array(storySchema),
  errors: [],
});

export const getStory = endpoint({
  method: 'GET',
  path: '/api/stories/{id}',
  summary: 'Returns one published story',
  access: 'public',
  params: z.object({ id: idSchema }),
  status: 200,
  output: storySchema,
  errors: ['not_found'],
});

export const {
  create: createStory,
  replace: replaceStory,
  remove: deleteStory,
} = contentEndpoints({
  path: '/api/admin/stories',
  noun: 'a story',
  input: storyInputSchema,
  item: storySchema,
});
