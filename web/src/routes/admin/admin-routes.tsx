import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** The dashboard's pages, relative to `/admin`. */
export const adminRoutes: RouteObject[] = [{ path: '*', element: <Navigate to={paths.home} replace /> }];
